// A feed's events as a file: one row a record of the index, read page by page.
import { useApolloClient } from '@apollo/client/react'
import { ask } from '../../../graphql/ask.ts'
import { keysetPages } from '../../../graphql/keysetPages.ts'
import type { Activity_filter } from '../../../graphql/__generated__/operations.ts'
import { useConfig } from '../../../ui/ConfigContext.tsx'
import { ExportButtons } from '../../../ui/export/ExportButtons.tsx'
import { ActivityExportDocument } from './__generated__/ActivityExport.ts'
import { activityColumns, type ExportedActivity } from './activityColumns.ts'

export interface ActivityExportProps {
  /** Which events. */
  readonly where: Activity_filter
  /** Name of the file, without its ending. */
  readonly file: string
}

export function ActivityExport({ where, file }: ActivityExportProps) {
  const client = useApolloClient()
  const { network } = useConfig()
  return (
    <ExportButtons
      what="activity"
      file={file}
      columns={activityColumns(network)}
      rows={(signal) =>
        keysetPages<ExportedActivity, Activity_filter>({
          signal,
          segments: [{ where, orderBy: 'position', direction: 'desc', keyOf: ({ position }) => position }],
          fetchPage: async ({ where: page, first, orderDirection }) =>
            (await ask(client, ActivityExportDocument, { where: page, first, direction: orderDirection }))
              .activities,
        })
      }
    />
  )
}
