// Exporting a table, also while the reader leaves the page and returns.
import { Activity } from 'react'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { renderInFrame } from '../../../tests/support/renderInFrame.tsx'
import { showLocale } from '../../messages/languages.ts'
import { ordersTexts } from '../../messages/en/orders.ts'
import { useTranslate } from '../useTranslate.ts'
import { ExportButtons } from './ExportButtons.tsx'

test('offers the export again after the reader left the page during it', async () => {
  let signal: AbortSignal | undefined
  async function* rows(abortSignal: AbortSignal) {
    signal = abortSignal
    yield ['one']
    await new Promise((resolve) => abortSignal.addEventListener('abort', resolve))
  }
  const page = (mode: 'visible' | 'hidden') => (
    <Activity mode={mode}>
      <ExportButtons
        what="words"
        table="words"
        file="words"
        columns={[{ key: 'word', value: (word) => word }]}
        rows={rows}
      />
    </Activity>
  )
  const { rerender } = renderInFrame(page('visible'))
  await userEvent.click(screen.getByRole('button', { name: 'Export words as CSV' }))
  expect(await screen.findByText('1 row read')).toBeVisible()
  rerender(page('hidden'))
  expect(signal?.aborted).toBe(true)
  rerender(page('visible'))
  expect(await screen.findByRole('button', { name: 'Export words as CSV' })).toBeVisible()
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
})

test.each(['CSV', 'JSON'])('exports the same bytes in German and English as %s', async (format) => {
  vi.spyOn(Date, 'now').mockReturnValue(1_795_269_909_000)
  const blobs: Blob[] = []
  const names: string[] = []
  Object.assign(URL, {
    createObjectURL: (blob: Blob) => `blob:${blobs.push(blob)}`,
    revokeObjectURL: () => {},
  })
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    names.push(this.download)
  })
  const rows = [{ price: '1204.5', event: 'Sale' }]
  const columns = [
    { key: 'price', value: ({ price }: (typeof rows)[number]) => price },
    { key: 'event', value: ({ event }: (typeof rows)[number]) => event },
  ]
  function Page() {
    const t = useTranslate()
    return (
      <ExportButtons
        what={t(ordersTexts.listingsTable.exported)}
        table="listings"
        file="listings"
        columns={columns}
        rows={rows}
      />
    )
  }
  for (const locale of ['en', 'de'] as const) {
    await showLocale(locale)
    const { unmount } = renderInFrame(<Page />)
    await userEvent.click(screen.getByText(format))
    await waitFor(() => expect(names).toHaveLength(locale === 'en' ? 1 : 2))
    unmount()
  }
  await showLocale('en')
  vi.restoreAllMocks()
  const [english, german] = await Promise.all(blobs.map(readText))
  expect(names[1]).toBe(names[0])
  expect(german).toBe(english)
  expect(english).toContain(format === 'JSON' ? '"table": "listings"' : 'price,event')
})

const readText = (blob: Blob) =>
  new Promise<string>((resolve) => {
    const reader = new FileReader()
    reader.addEventListener('load', () => resolve(String(reader.result)))
    reader.readAsText(blob)
  })
