// How JSX becomes elements in a build: as React does, with texts apart from elements.
import type { ElementType } from 'react'
import * as react from 'react/jsx-runtime'
import { separateProps } from './separateTexts.ts'

export { Fragment, type JSX } from 'react/jsx-runtime'

type Create = typeof react.jsx

export const jsx: Create = (type, props, key) =>
  react.jsx(type, separateProps(type as ElementType, props as object), key)

export const jsxs: Create = (type, props, key) =>
  react.jsxs(type, separateProps(type as ElementType, props as object), key)
