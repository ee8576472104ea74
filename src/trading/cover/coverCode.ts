// What the dialog to cover an offer previews and defines; tests provide their own.
import { createContext } from 'react'
import { defineCover, previewCover } from './write.ts'

export const CoverCode = createContext({ defineCover, previewCover })
