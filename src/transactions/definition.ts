// What defines a write: its texts, and how to prepare its next transaction. The state machine does the rest.
import type { Address } from '../domain/address.ts'
import type { ExpectedState } from '../domain/expectedState.ts'
import type { Wei } from '../domain/wei.ts'
import type { Value } from '../messages/message.ts'
import type { Reason, StepInfo } from './machine.ts'

/** The units that a purchase requested: fewer may arrive, and only the receipt says how many did. */
export interface WantedUnits {
  /** Hash of the order that sells them. */
  readonly order: string
  /** A whole number in decimal digits. */
  readonly units: string
  /** Of the item; 0 by default. */
  readonly decimals?: number | undefined
  /** Address of the currency that is paid in. */
  readonly currency: string
}

/**
 * Plain data: it is stored and read again by the next page. That page shows it in the tray of transactions before any
 * dialog is loaded, so its messages are of areas that `storedTexts.ts` imports.
 */
export interface WriteDescription {
  /** `Buy Noun 12` */
  readonly title: Value
  /** Shown once it is indexed: `Noun 12 is yours.` */
  readonly done: Value
  /** Path of the related page. */
  readonly path: string
  /** Set where fewer units than requested may arrive: `done` is then shown only when all arrived. */
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
  | {
      readonly status: 'ready'
      readonly step: StepInfo
      readonly call: WriteCall
      /** In wei of the native coin; null when the node gave no estimate. */
      readonly networkFee?: Wei | null
      /** What the chain must say once it is mined; only then is the write done. */
      readonly expects?: readonly ExpectedState[] | undefined
    }
  | { readonly status: 'stopped'; readonly reason: Reason }

export interface WriteDefinition {
  /** One write at a time under one key, such as `buy:0x…`. */
  readonly key: string
  /** The account that signs. */
  readonly account: Address
  readonly describe: WriteDescription
  /** What a previous attempt completed and this one continues from, one sentence each. */
  readonly completedSteps?: readonly Value[] | undefined
  /**
   * Reads the chain and returns the next transaction. It is called before each signature, so that what is signed
   * has just been checked.
   */
  prepare(): Promise<Prepared>
  /** Returns one sentence for the bytes that a mined transaction reverted with. */
  explain?(revertData: `0x${string}`): Promise<Value>
}
