// A message: a text's id and its values, independent of the reader's language. Code passes messages around and compares
// their ids; `translate` turns one into text at the edge.
import type { GetICUArgs } from '@schummar/icu-type-parser'
import type { ReactElement, ReactNode } from 'react'
import type { DecimalValue, Formatted } from './values.ts'

/** A placeholder's value that becomes plain text. */
export type Value = string | number | bigint | Message | Formatted

/** Text for people: plain data that can be stored, sent to a worker and shown in any language. */
export interface Message {
  /** `area.key` or `area.group.key` of the catalogs, such as `buy.cart.empty`. */
  readonly id: string
  readonly values?: Readonly<Record<string, Value>>
}

/** A placeholder's value on the screen: text, an element, or for a tag the component around its text. */
export type RichValue = Value | ReactNode | ((children: ReactNode) => ReactNode)

/** A message that contains elements, only for `<Trans>`. */
export interface RichMessage {
  readonly id: string
  readonly values?: Readonly<Record<string, RichValue>>
}

/** A sentence that may contain elements. */
export type RichSentence = Value | RichMessage | ReactElement

/** A series of sentences; with elements in them they are only for `<Trans>`. */
export interface Sentences<Sentence = RichSentence> {
  readonly as: 'sentences'
  readonly items: readonly Sentence[]
}

interface Arguments {
  readonly ICUArgument: Value
  readonly ICUNumberArgument: number | bigint | DecimalValue
  readonly ICUDateArgument: never
}

type Placeholders<Text extends string> = GetICUArgs<Text, Arguments>

type Tags<Text extends string> = Text extends `${string}</${infer Tag}>${infer Rest}`
  ? Tag | Tags<Rest>
  : never

type RichValues<Text extends string> = {
  readonly [Name in keyof Placeholders<Text>]:
    | Placeholders<Text>[Name]
    | Exclude<ReactNode, null | undefined | boolean>
} & { readonly [Tag in Tags<Text>]: (children: ReactNode) => ReactNode }

/** A message without placeholders, or a function from the values of its placeholders to the message. */
export type Entry<Text extends string> = [keyof Placeholders<Text> | Tags<Text>] extends [never]
  ? Message
  : [Tags<Text>] extends [never]
    ? {
        (values: Placeholders<Text>): Message
        (values: RichValues<Text>): RichMessage
      }
    : (values: RichValues<Text>) => RichMessage

/** The messages of one area by key, or by group and key. */
export type Catalog<Texts> = {
  readonly [Key in keyof Texts]: Texts[Key] extends string ? Entry<Texts[Key]> : Catalog<Texts[Key]>
}

/** An area's texts in another language: the same keys, as ICU MessageFormat. */
export type Translation<Area> = {
  readonly [Key in keyof Area]: Area[Key] extends Message | ((values: never) => unknown)
    ? string
    : Translation<Area[Key]>
}
