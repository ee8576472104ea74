// Changes the classes that gnd generates for the schema's entities: how they load, save and store their fields.
import { SubgraphBuildError } from './gnd.ts'

/** What graph-node's own classes do, apart from saving a row whose id the store assigns. */
const UNCHANGED = / extends Entity\b|\bstore\.(?:get|loadRelated)\(|\bstore\.set\((?!'\w+', 'auto')/

/**
 * Makes the classes derive from Row (src/entities/row.ts), which locates their fields faster, and load and save by
 * src/entities/rows.ts, so that a handler loads and saves a row once.
 *
 * @param generated `generated/schema.ts` of `gnd codegen`
 * @throws SubgraphBuildError if gnd generates code that this doesn't recognize, which would bypass those rows
 */
export function deriveRows(generated: string): string {
  const code = generated
    .replaceAll(' extends Entity {', ' extends Row {')
    // By their ids as bytes, which are converted to the node's text once a handler.
    .replace(/store\.get\(('\w+'), id\.toHexString\(\)\)/g, 'loadRow($1, id)')
    .replace(
      /store\.set\(('\w+'), id\.toBytes\(\)\.toHexString\(\), this\)/g,
      'keepRow($1, id.toBytes(), this)',
    )
    .replaceAll('store.loadRelated(', 'loadRelatedRows(')
  const [left] = UNCHANGED.exec(code) ?? []
  if (left !== undefined) {
    const line = code.slice(0, code.indexOf(left)).split('\n').length
    throw new SubgraphBuildError(
      `The generated classes of the schema have a form that deriveRows.ts doesn't know: "${left}" in line ${line}.`,
    )
  }
  const imports =
    "import { Row } from '../src/entities/row'\nimport { keepRow, loadRelatedRows, loadRow } from '../src/entities/rows'\n"
  return imports + code
}
