// Costs of filter steps: each step processes every pixel that it applies to.
import { parseNumbers } from './svgNumbers.ts'
import { FILTER_STEP_COST } from './svgProperties.ts'

/** @returns drawing units of a filter element */
export function filterCost(name: string, readValues: (key: string) => readonly string[]): number {
  const number = (key: string) => Math.max(0, ...readValues(key).flatMap(parseNumbers))
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
