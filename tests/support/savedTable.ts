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
  const button = await screen.findByRole('button', { name: `Export ${what} as CSV` })
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
  const { data, errors } = Papa.parse<SavedRow>(await readText(blob), { header: true })
  if (errors.length > 0) throw new Error(`The file is no table: ${JSON.stringify(errors)}`)
  return { name, rows: data }
}

function readText(blob: Blob): Promise<string> {
  return new Promise((resolve) => {
    const reader = new FileReader()
    reader.addEventListener('load', () => resolve(String(reader.result)))
    reader.readAsText(blob)
  })
}
