// Says to every component whether the site is shown as of a block of the past.
import { createContext, use, type ReactNode } from 'react'
import type { BlockMoment } from '../domain/past.ts'

const AsOfBlockContext = createContext<BlockMoment | undefined>(undefined)

export function AsOfBlockProvider(props: {
  readonly moment: BlockMoment | undefined
  readonly children: ReactNode
}) {
  return <AsOfBlockContext value={props.moment}>{props.children}</AsOfBlockContext>
}

/** The block that everything on the page is as of; undefined for now. Nothing can be traded in the past. */
export const useAsOfBlock = (): BlockMoment | undefined => use(AsOfBlockContext)
