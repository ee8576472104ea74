// Exports a table as CSV or JSON: reads it page by page, with progress and a stop button.
import { useState } from 'react'
import { Download } from 'lucide-react'
import { errorText } from '../../domain/errors.ts'
import { wallClockSeconds } from '../../domain/time.ts'
import { Button } from '../Button.tsx'
import { useConfig } from '../ConfigContext.tsx'
import { useAsOfBlock } from '../AsOfBlockContext.tsx'
import type { ExportFormat } from './exportFile.ts'
import { controlsTexts } from '../../messages/en/controls.ts'
import { useLatestTask } from '../useLatestTask.ts'
import { useTranslate } from '../useTranslate.ts'
import type { Value } from '../../messages/message.ts'
import styles from './ExportButtons.module.css'
import { type ExportColumn, type ExportedTable, isoTime } from './table.ts'

export interface ExportButtonsProps<Row> {
  /** Name of the table for people, such as “activity”. */
  readonly what: string
  /** The table's name in the file, in snake case: the same in every language. */
  readonly table: string
  /** File name without extension. */
  readonly file: string
  readonly columns: readonly ExportColumn<Row>[]
  /** The rows, or a function that reads them page by page until the signal aborts. */
  readonly rows: readonly Row[] | ((signal: AbortSignal) => AsyncIterable<readonly Row[]>)
  /** Additional metadata for JSON. */
  readonly about?: ExportedTable<Row>['about']
}

type State =
  | { readonly kind: 'idle' }
  | { readonly kind: 'reading'; readonly format: ExportFormat; readonly count: number }
  | { readonly kind: 'saved'; readonly count: number }
  | { readonly kind: 'failed'; readonly message: Value }

const FORMATS: readonly (readonly [ExportFormat, string])[] = [
  ['csv', 'CSV'],
  ['json', 'JSON'],
]

export function ExportButtons<Row>({ what, table, file, columns, rows, about }: ExportButtonsProps<Row>) {
  const t = useTranslate()
  const { network } = useConfig()
  const asOf = useAsOfBlock()
  const [state, setState] = useState<State>({ kind: 'idle' })
  const task = useLatestTask(() => setState((now) => (now.kind === 'reading' ? { kind: 'idle' } : now)))

  const save = async (format: ExportFormat) => {
    const signal = task.start()
    setState({ kind: 'reading', format, count: 0 })
    try {
      const code = import('./exportFile.ts')
      const all: Row[] = []
      for await (const page of typeof rows === 'function' ? rows(signal) : [rows]) {
        if (signal.aborted) return
        for (const row of page) all.push(row)
        setState({ kind: 'reading', format, count: all.length })
      }
      const { saveTable } = await code
      if (signal.aborted) return
      const exported_at = isoTime(wallClockSeconds())
      const asOfColumns =
        asOf === undefined ? {} : { as_of_block: asOf.number, as_of: isoTime(asOf.timestampSeconds) }
      const origin = {
        table,
        network: network.name,
        chain_id: network.chainId,
        exported_at,
        ...asOfColumns,
      }
      saveTable(file, format, { columns, rows: all, about: { ...origin, ...about } })
      setState({ kind: 'saved', count: all.length })
    } catch (error) {
      if (signal.aborted) return
      setState({ kind: 'failed', message: errorText(error, controlsTexts.charts.exportFailed) })
    }
  }
  const cancel = () => {
    task.cancel()
    setState({ kind: 'idle' })
  }

  return (
    <div role="group" aria-label={t(controlsTexts.charts.export({ table: what }))} className={styles.export}>
      {state.kind === 'reading' ? (
        <Button size="s" variant="quiet" onClick={cancel}>
          {t(controlsTexts.charts.stop)}
        </Button>
      ) : (
        FORMATS.map(([format, name], index) => (
          <Button
            key={format}
            size="s"
            variant="quiet"
            icon={index === 0 && <Download aria-hidden="true" />}
            aria-label={t(controlsTexts.charts.exportAs({ table: what, format: name }))}
            onClick={() => void save(format)}
          >
            {name}
          </Button>
        ))
      )}
      <span role="status" className={styles.status}>
        {t(progress(state))}
      </span>
    </div>
  )
}

function progress(state: State): Value {
  switch (state.kind) {
    case 'idle':
      return ''
    case 'reading':
      return controlsTexts.charts.rowsRead({ count: state.count })
    case 'saved':
      return controlsTexts.charts.rowsSaved({ count: state.count })
    case 'failed':
      return state.message
  }
}
