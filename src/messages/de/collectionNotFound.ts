// What pages of an item or a collection say where there is no such collection.
import type { Translation } from '../message.ts'
import type { collectionNotFound } from '../en/collectionNotFound.ts'

export const texts: Translation<typeof collectionNotFound> = {
  page: 'Nicht gefunden',
  title: 'Kollektion nicht gefunden',
  titlePast: 'Kollektion bei diesem Block nicht gefunden',
  hint: 'Der Datendienst hat keine Daten zu {address}. Vielleicht ist es ein Konto und kein Vertrag oder eine Kollektion, die hier nie gehandelt wurde.',
  itemHint: 'Der Datendienst hat keine Daten zu {address} und kennt daher auch dieses Item nicht.',
  pastHint:
    'Bei Block {block} hatte der Datendienst keine Daten zu {address}. Vielleicht kam sie erst später.',
  all: 'Alle Kollektionen ansehen',
  badAddress: 'Das ist keine Kollektionsadresse',
  badAddressHint:
    'Eine Adresse besteht aus 0x und 40 Zeichen aus 0–9 und a–f. Diese ist vertippt oder abgeschnitten.',
}
