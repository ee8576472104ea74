// How JSX becomes elements in a build: as React does, with texts apart from elements.
import type { ElementType } from 'react'
import * as react from 'react/jsx-runtime'
import { separateProps, type Props } from './separateTexts.ts'

export { Fragment, type JSX } from 'react/jsx-runtime'

type Create = typeof react.jsx

export const jsx: Create = (type, props, key) =>
  react.jsx(type, separateProps(type as ElementType, props as Props), key)

export const jsxs: Create = (type, props, key) => {
  const separate = separateProps(type as ElementType, props as Props)
  // Texts that became one text are no list of static children.
  return (Array.isArray(separate.children) ? react.jsxs : react.jsx)(type, separate, key)
}
