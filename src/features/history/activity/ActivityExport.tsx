// A feed's events of the kinds that are chosen, as a file: one row a record of the index, read page by page.
import { useApolloClient } from '@apollo/client/react'
import { ask } from '../../../graphql/ask.ts'
import { keysetPages } from '../../../graphql/keysetPages.ts'
import { allOf } from '../../../graphql/where.ts'
import type { Activity_filter } from '../../../graphql/__generated__/operations.ts'
import { useConfig } from '../../../ui/ConfigContext.tsx'
import { ExportButtons } from '../../../ui/export/ExportButtons.tsx'
import { useTypeFilter } from '../TypeFilter.tsx'
import { ActivityExportDocument } from './__generated__/ActivityExport.ts'
import { activityColumns, type ExportedActivity } from './activityColumns.ts'

export interface ActivityExportProps {
  /** What they are, for people; “activity” unless told. */
  readonly what?: string
  /** Which events, whatever their kind. */
  readonly where: Activity_filter
  /** Name of the file, without its ending. */
  readonly file: string
}

export function ActivityExport({ what = 'activity', where, file }: ActivityExportProps) {
  const client = useApolloClient()
  const { network } = useConfig()
  const { types } = useTypeFilter()
  const ofTypes: Activity_filter | undefined = types.length === 0 ? undefined : { type_in: [...types] }
  const wanted = allOf<Activity_filter>(where, ofTypes)
  return (
    <ExportButtons
      what={what}
      file={file}
      columns={activityColumns(network)}
      rows={(signal) =>
        keysetPages<ExportedActivity, Activity_filter>({
          signal,
          segments: [
            { where: wanted, orderBy: 'position', direction: 'desc', keyOf: ({ position }) => position },
          ],
          fetchPage: async ({ where: page, first, orderDirection }) =>
            (await ask(client, ActivityExportDocument, { where: page, first, direction: orderDirection }))
              .activities,
        })
      }
    />
  )
}
