// What a write is: words for people, and how to prepare its next transaction. The machine does the rest.
import type { Address } from '../domain/address.ts'
import type { Reason, StepInfo } from './machine.ts'

/** What a purchase of several units asked for: fewer may come, and the receipt alone says how many did. */
export interface WantedUnits {
  /** Hash of the order that sells them. */
  readonly order: string
  /** A whole number in decimal digits. */
  readonly units: string
  /** Address of the currency that is paid in. */
  readonly currency: string
}

/** Plain strings alone: it is kept in storage and read again by the next page. */
export interface WriteDescription {
  /** `Buy Noun 12` */
  readonly title: string
  /** Said when it is in the index: `Noun 12 is yours.` */
  readonly done: string
  /** Path of the page that it is about. */
  readonly path: string
  /** Where less than was asked for may come: `done` is then said when all of it came. */
  readonly wanted?: WantedUnits | undefined
}

/** A call to be signed and sent. `value` in wei of the native coin. */
export interface WriteCall {
  readonly to: Address
  readonly data: `0x${string}`
  readonly value: bigint
}

/** The next transaction of a write, or why there is none. */
export type Prepared =
  | { readonly status: 'ready'; readonly step: StepInfo; readonly call: WriteCall }
  | { readonly status: 'stopped'; readonly reason: Reason }

export interface WriteDefinition {
  /** One write at a time under one key, such as `buy:0x…`. */
  readonly key: string
  /** The account that signs. */
  readonly account: Address
  readonly describe: WriteDescription
  /** What an earlier attempt has done that this one goes on from: a sentence each. */
  readonly did?: readonly string[] | undefined
  /**
   * Reads the chain and gives the next transaction. Called before each signature, so that what is signed is
   * what was just checked.
   */
  prepare(): Promise<Prepared>
  /** One plain sentence for the bytes that a mined transaction reverted with. */
  explain?(revertData: `0x${string}`): Promise<string>
}
