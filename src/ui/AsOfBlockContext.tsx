// Provides the block that time travel shows the site as of.
import { createContext, use } from 'react'
import type { BlockTime } from '../domain/timeTravel.ts'

const AsOfBlockContext = createContext<BlockTime | undefined>(undefined)

/** Its value is the block that the page is as of. */
export const AsOfBlockProvider = AsOfBlockContext

/** The block that the page is as of; undefined for now. Nothing can be traded while it is set. */
export const useAsOfBlock = (): BlockTime | undefined => use(AsOfBlockContext)
