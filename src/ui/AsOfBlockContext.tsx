// Provides the block that time travel shows the site as of.
import { createContext, use, type ReactNode } from 'react'
import type { BlockTime } from '../domain/timeTravel.ts'

const AsOfBlockContext = createContext<BlockTime | undefined>(undefined)

export function AsOfBlockProvider(props: {
  readonly asOf: BlockTime | undefined
  readonly children: ReactNode
}) {
  return <AsOfBlockContext value={props.asOf}>{props.children}</AsOfBlockContext>
}

/** The block that the page is as of; undefined for now. Nothing can be traded while it is set. */
export const useAsOfBlock = (): BlockTime | undefined => use(AsOfBlockContext)
