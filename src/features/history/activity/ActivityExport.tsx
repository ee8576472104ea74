// A feed's events of the selected types as a file: one row per record of the indexer, read page by page.
import { useApolloClient } from '@apollo/client/react'
import { queryPages } from '../../../graphql/queryIndex.ts'
import { createSegment } from '../../../graphql/keyset.ts'
import { matchAll } from '../../../graphql/where.ts'
import type { Activity_filter } from '../../../graphql/__generated__/operations.ts'
import { historyTexts } from '../../../messages/en/history.ts'
import { useConfig } from '../../../ui/ConfigContext.tsx'
import { ExportButtons } from '../../../ui/export/ExportButtons.tsx'
import { useTranslate } from '../../../ui/useTranslate.ts'
import { useTypeFilter } from '../TypeFilter.tsx'
import { ActivityExportDocument } from './__generated__/ActivityExport.ts'
import { activityColumns } from './activityColumns.ts'

export interface ActivityExportProps {
  /** Name of the events, translated; activity by default. */
  readonly what?: string
  /** Code of the events in the file. */
  readonly table?: string
  readonly where: Activity_filter
  /** Name of the file, without its ending. */
  readonly file: string
}

export function ActivityExport({ what, table = 'activity', where, file }: ActivityExportProps) {
  const t = useTranslate()
  const client = useApolloClient()
  const { network } = useConfig()
  const { types } = useTypeFilter()
  const typeFilter: Activity_filter | undefined = types.length === 0 ? undefined : { type_in: [...types] }
  const filter = matchAll<Activity_filter>(where, typeFilter)
  return (
    <ExportButtons
      what={what ?? t(historyTexts.activity)}
      table={table}
      file={file}
      columns={activityColumns(network)}
      rows={(signal) =>
        queryPages(client, ActivityExportDocument, 'activities', {
          segments: [createSegment('position', filter, 'desc')],
          signal,
        })
      }
    />
  )
}
