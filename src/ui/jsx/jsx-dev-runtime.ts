// How JSX becomes elements during development and in tests: as React does, with texts apart from elements.
import type { ElementType } from 'react'
import * as react from 'react/jsx-dev-runtime'
import { separateProps, type Props } from './separateTexts.ts'

export { Fragment, type JSX } from 'react/jsx-dev-runtime'

export const jsxDEV: typeof react.jsxDEV = (type, props, key, isStatic, ...rest) => {
  const separate = separateProps(type as ElementType, props as Props)
  // Texts that became one text are no list of static children.
  return react.jsxDEV(type, separate, key, isStatic && Array.isArray(separate.children), ...rest)
}
