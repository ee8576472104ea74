// The indexer and the page have different versions of the schema.
import type { Translation } from '../message.ts'
import type { indexVersions } from '../en/indexVersions.ts'

export const texts: Translation<typeof indexVersions> = {
  indexOlder:
    'Der Datendienst ist älter als diese Seite und kann daher nicht antworten. Der Betreiber der Website muss den aktuellen Subgraph bereitstellen.',
  pageOlder:
    'Diese Seite ist älter als der Datendienst und kann dessen Daten nicht lesen. Lade die Seite neu. Hilft das nicht, muss der Betreiber der Website die Seite aktualisieren.',
}
