// Prints a result: what was compared, and a line for each difference.
import type { Difference } from './comparison.ts'
import type { Outcome } from './reconcile.ts'

export function describeDifference({ entity, id, field, index, chain, where }: Difference): string {
  const at = where === '' ? '' : ` (${where})`
  return `${entity} ${id} ${field}: the index says ${index}, the chain says ${chain}${at}`
}

/** Returns the lines of a whole result. */
export function describe({ block, comparison }: Outcome): readonly string[] {
  const byEntity = new Map<string, { values: number; differences: number }>()
  for (const [kind, count] of comparison.compared) {
    const entity = kind.slice(0, kind.indexOf('.'))
    const sum = byEntity.get(entity) ?? { values: 0, differences: 0 }
    sum.values += count
    byEntity.set(entity, sum)
  }
  for (const { entity } of comparison.differences) {
    const sum = byEntity.get(entity)
    if (sum) sum.differences++
  }
  const total = [...comparison.compared.values()].reduce((sum, count) => sum + count, 0)
  const table = [
    ['', 'values', 'differences'],
    ...[...byEntity].map(([entity, { values, differences }]) => [entity, count(values), count(differences)]),
    ['total', count(total), count(comparison.differences.length)],
  ]
  const widths = [0, 1, 2].map((column) => Math.max(...table.map((cells) => cells[column]?.length ?? 0)))
  return [
    `Compared at block ${block.number} (${block.hash}):`,
    '',
    ...table.map(([name = '', ...cells]) =>
      [name.padEnd(widths[0] ?? 0), ...cells.map((cell, i) => cell.padStart(widths[i + 1] ?? 0))].join('  '),
    ),
    '',
    ...[...comparison.withinAMinute].map(
      ([kind, number]) => `${kind}: ${count(number)} correct at some time within the last minute`,
    ),
    ...[...comparison.unchecked].map(([reason, number]) => `Not checked, ${count(number)} times: ${reason}`),
    ...comparison.differences.map(describeDifference),
  ]
}

function count(number: number): string {
  return number.toLocaleString('en-US')
}
