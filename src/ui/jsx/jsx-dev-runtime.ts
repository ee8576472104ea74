// How JSX becomes elements during development and in tests: as React does, with texts apart from elements.
import type { ElementType } from 'react'
import * as react from 'react/jsx-dev-runtime'
import { separateProps } from './separateTexts.ts'

export { Fragment, type JSX } from 'react/jsx-dev-runtime'

export const jsxDEV: typeof react.jsxDEV = (type, props, ...rest) =>
  react.jsxDEV(type, separateProps(type as ElementType, props as object), ...rest)
