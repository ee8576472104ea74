// Which collections the site lists.
import type { Translation } from '../message.ts'
import type { curation } from '../en/curation.ts'

export const texts: Translation<typeof curation> = {
  featured: 'Hervorgehoben',
  unlisted: '{site} führt diese Kollektion nicht',
  unlistedHint:
    'Der Betreiber dieser Website hat sie nicht ausgewählt, daher führt nur ihre Adresse hierher. Jeder kann eine Kollektion anlegen, und Namen und Bilder können andere nachahmen. Vergleiche vor dem Handeln die Vertragsadresse mit einer aus einer Quelle, der du vertraust.',
}
