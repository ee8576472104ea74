// Where a text stops being JSON: JSON.parse says it in some cases only.
import { type ParseError, parse, printParseErrorCode } from 'jsonc-parser'

/** What is wrong, by the parser's names; the rest are mistakes that JSON.parse describes well enough. */
const PROBLEMS: Readonly<Record<string, string>> = {
  PropertyNameExpected:
    'a setting’s name in double quotes belongs here; a comma may not stand before a closing brace',
  ValueExpected: 'a value belongs here; a comma may not stand before a closing bracket',
  ColonExpected: 'a colon is missing before this',
  CommaExpected: 'a comma is missing before this',
  CloseBraceExpected: 'a closing brace is missing',
  CloseBracketExpected: 'a closing bracket is missing',
  EndOfFileExpected: 'the file must end here',
  InvalidCommentToken: 'JSON has no comments',
  UnexpectedEndOfString: 'the closing quote of this text is missing',
  InvalidSymbol: 'text must be in double quotes',
}

/**
 * Names the line, the column and the mistake.
 * @param json a text that JSON.parse refused
 * @param message what JSON.parse said
 */
export function explainJson(json: string, message: string): string {
  const errors: ParseError[] = []
  parse(json, errors, { disallowComments: true })
  const [first] = errors
  if (first === undefined) return message
  const before = json.slice(0, first.offset).split('\n')
  const place = `line ${before.length}, column ${(before.at(-1) ?? '').length + 1}`
  return `${place}: ${PROBLEMS[printParseErrorCode(first.error)] ?? message}`
}
