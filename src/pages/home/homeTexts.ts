// The home page's heading, which says who chose the items below it. A snapshot shows the same.
import type { VitrineConfig } from '../../domain/config.ts'
import { home } from '../../messages/en/home.ts'
import type { Value } from '../../messages/message.ts'
import type { WallKind } from './featured.ts'

export interface HomeTexts {
  readonly title: Value
  readonly lead: Value
  /** Who chose the items; without any, what the page shows instead. */
  readonly note: Value
}

/** @param wall what follows the heading, and whether anything is for sale */
export function homeTexts(
  { name, home: own }: VitrineConfig['brand'],
  wall: { readonly kind: WallKind; readonly hasListings: boolean },
): HomeTexts {
  return {
    title: own?.title ?? (wall.kind === 'none' ? name : home.title),
    lead: own?.text ?? home.intro({ site: name }),
    note: chooseNote(wall),
  }
}

function chooseNote({ kind, hasListings }: Parameters<typeof homeTexts>[1]): Value {
  switch (kind) {
    case 'picked':
      return home.picked
    case 'drawn':
      return home.drawn
    case 'none':
      return hasListings ? home.seeJustListed : home.nothingForSale
  }
}
