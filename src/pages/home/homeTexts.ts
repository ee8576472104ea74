// The home page's heading, which says who chose the items below it. A snapshot shows the same.
import type { VitrineConfig } from '../../domain/config.ts'
import { homeTexts } from '../../messages/en/home.ts'
import type { Value } from '../../messages/message.ts'
import type { WallKind } from './featured.ts'

export interface HomeTexts {
  readonly title: Value
  readonly lead: Value
  /** Who chose the items; without any, what the page shows instead. */
  readonly note: Value
}

/** @param wall what follows the heading, and whether anything is for sale */
export function describeHome(
  { name, home: own }: VitrineConfig['brand'],
  wall: { readonly kind: WallKind; readonly hasListings: boolean },
): HomeTexts {
  return {
    title: own?.title ?? (wall.kind === 'none' ? name : homeTexts.title),
    lead: own?.text ?? homeTexts.intro({ site: name }),
    note: chooseNote(wall),
  }
}

function chooseNote({ kind, hasListings }: Parameters<typeof describeHome>[1]): Value {
  switch (kind) {
    case 'picked':
      return homeTexts.picked
    case 'drawn':
      return homeTexts.drawn
    case 'none':
      return hasListings ? homeTexts.seeJustListed : homeTexts.nothingForSale
  }
}
