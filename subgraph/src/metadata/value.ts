// Converts a JSON value to text for display.
import { JSONValue, JSONValueKind } from '@graphprotocol/graph-ts'

/** Returns strings as they are, numbers and booleans as JSON writes them, and null for anything else. */
export function valueText(value: JSONValue | null): string | null {
  if (value == null) return null
  if (value.kind == JSONValueKind.STRING) return value.toString()
  // A number's payload is its text, which keeps digits that no float could.
  if (value.kind == JSONValueKind.NUMBER) return changetype<string>(value.data as u32)
  if (value.kind == JSONValueKind.BOOL) return value.toBool() ? 'true' : 'false'
  return null
}
