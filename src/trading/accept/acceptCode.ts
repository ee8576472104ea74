// What the dialog to accept an offer previews and defines; tests provide their own.
import { createContext } from 'react'
import { defineAcceptance, previewAcceptance } from './write.ts'

export const AcceptCode = createContext({ defineAcceptance, previewAcceptance })
