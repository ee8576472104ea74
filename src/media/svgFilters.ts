// Costs of filter steps: each processes all pixels that it is applied to.
import { numbersOf } from './svgNumbers.ts'
import { FILTER_STEP_COST } from './svgProperties.ts'

/** @returns drawing units of an element of a filter */
export function filterCost(name: string, valuesOf: (key: string) => readonly string[]): number {
  const number = (key: string) => Math.max(0, ...valuesOf(key).flatMap(numbersOf))
  switch (name) {
    case 'feTurbulence':
      return FILTER_STEP_COST * (1 + number('numOctaves'))
    case 'feMorphology':
      return FILTER_STEP_COST + 10 * number('radius')
    case 'feConvolveMatrix':
      return FILTER_STEP_COST + 10 * number('order') ** 2
    case 'feMergeNode':
    case 'feFuncR':
    case 'feFuncG':
    case 'feFuncB':
    case 'feFuncA':
    case 'fePointLight':
    case 'feSpotLight':
    case 'feDistantLight':
      return 0
    case 'feFlood':
    case 'feOffset':
      return FILTER_STEP_COST / 4
    default:
      return FILTER_STEP_COST
  }
}
