// What the dialog to make an offer reads, previews and defines; tests provide their own.
import { createContext } from 'react'
import { defineOffer, defineOfferChange, previewOffer } from './write.ts'

export const OfferCode = createContext({ defineOffer, defineOfferChange, previewOffer })
