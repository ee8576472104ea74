// The file that a page gives the browser when a table is exported.
import { screen, waitFor } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import Papa from 'papaparse'
import { expect, vi } from 'vitest'

/** A row of the file, by column name. */
type SavedRow = Readonly<Record<string, string>>

export interface Saved {
  /** Name of the file, with its extension. */
  readonly name: string
  readonly rows: readonly SavedRow[]
}

/** Clicks “Export … as CSV” and waits until the browser has the file. */
export async function savedTable(user: UserEvent, what: string): Promise<Saved> {
  const { name, text } = await savedFile(user, what, 'CSV')
  const { data, errors } = Papa.parse<SavedRow>(text, { header: true })
  if (errors.length > 0) throw new Error(`The file is no table: ${JSON.stringify(errors)}`)
  return { name, rows: data }
}

/** Clicks “Export … as” a format and waits until the browser has the file. */
export async function savedFile(
  user: UserEvent,
  what: string,
  format: 'CSV' | 'JSON',
): Promise<{ readonly name: string; readonly text: string }> {
  const button = await screen.findByRole('button', { name: `Export ${what} as ${format}` })
  // jsdom has no blob URLs, and doesn't follow download links.
  const blobs: Blob[] = []
  const names: string[] = []
  Object.assign(URL, {
    createObjectURL: (blob: Blob) => `blob:${blobs.push(blob)}`,
    revokeObjectURL: () => {},
  })
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    names.push(this.download)
  })
  await user.click(button)
  await waitFor(() => expect(names).toHaveLength(1))
  click.mockRestore()
  const [[name = ''], [blob = new Blob()]] = [names, blobs]
  return { name, text: await readText(blob) }
}

function readText(blob: Blob): Promise<string> {
  return new Promise((resolve) => {
    const reader = new FileReader()
    reader.addEventListener('load', () => resolve(String(reader.result)))
    reader.readAsText(blob)
  })
}
