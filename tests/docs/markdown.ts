// Markdown tables and code spans, with cell text escaped.

/** A cell's text on one line, with pipes escaped. */
function cell(text: string): string {
  return text.replaceAll('|', '\\|').replace(/\s+/g, ' ').trim()
}

/** A table. Rows must be as long as the header. */
export function table(header: readonly string[], rows: readonly (readonly string[])[]): string {
  for (const row of rows) {
    if (row.length !== header.length)
      throw new Error(`A row of ${header.join(', ')} has ${row.length} cells.`)
  }
  const line = (cells: readonly string[]): string => `| ${cells.map(cell).join(' | ')} |`
  return [line(header), line(header.map(() => '---')), ...rows.map(line)].join('\n')
}

export function code(text: string): string {
  return text.includes('`') ? `\`\` ${text} \`\`` : `\`${text}\``
}
