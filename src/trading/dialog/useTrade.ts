// One trade in its dialog: reads the preview of what the form asks for and what the first transaction costs, decides when it
// may be submitted, and submits exactly what was shown.
import { useState } from 'react'
import { useDebouncedRead } from './useDebouncedRead.ts'
import type { WriteFlow } from './useWriteFlow.ts'
import type { Executable, Verdict } from '../../seaport/verdict.ts'
import type { Value } from '../../messages/message.ts'
import type { Listing } from '../../orders/listing.ts'
import type { Prepared, WriteDefinition } from '../../transactions/definition.ts'
import type { ReadState } from '../../graphql/useRead.ts'
import type { Wei } from '../../domain/wei.ts'

/** What a preview says about the write, beside all that its dialog shows. */
interface Previewed {
  readonly verdict: Omit<Executable<unknown>, 'passed'> | Exclude<Verdict<unknown>, Executable<unknown>>
}

/** The plan of a preview that can be executed. */
type ExecutablePlan<Preview extends Previewed> =
  Extract<Preview['verdict'], { readonly status: 'executable' }> extends { readonly plan: infer Plan }
    ? Plan
    : never

/** Older listings of the account that a trade would reactivate; read before the user can confirm it. */
export interface ReactivatedRequest {
  /** What reactivates them: an approval, or the items that the account gets. */
  readonly kind: 'approval' | 'purchase'
  /** Of everything that they depend on. */
  readonly key: string
  readonly read: () => Promise<ReactivatedListings>
}

export interface ReactivatedListings {
  readonly listings: readonly Listing[]
  /** Whether there are more than these. */
  readonly more: boolean
}

/** The older listings of a trade that may reactivate some, and the choice to cancel them first. */
export interface Reactivated {
  readonly kind: ReactivatedRequest['kind']
  readonly reading: ReadState<ReactivatedListings>
  /** Whether they are canceled first. By default nothing is reactivated at an old price. */
  readonly cancels: boolean
  readonly setCancels: (cancels: boolean) => void
}

/** A first transaction that isn't the plan's, whose fee is shown before the user can confirm. */
export interface FeeRequest {
  readonly key: string
  readonly prepare: () => Promise<Prepared | undefined>
}

/** What the market says about a price: warnings to show, and one that the user must confirm. */
export interface PriceReview<Warnings> {
  readonly warnings: Warnings
  readonly unusual?: { readonly key: string; readonly label: Value } | undefined
}

/** What the user saw when submitting. */
interface Agreed<Draft, Preview extends Previewed> {
  readonly draft: Draft
  readonly draftKey: string
  readonly preview: Preview
  readonly plan: ExecutablePlan<Preview>
  /** Older listings to cancel before anything else. */
  readonly first: readonly Listing[]
}

export interface TradeRequest<Draft, Preview extends Previewed, Marks, Warnings> {
  readonly write: WriteFlow
  /** What the form asks for; undefined while a field is invalid. */
  readonly draft: Draft | undefined
  /** Of everything in the draft that the preview depends on: a change reads the preview again. */
  readonly draftKey: string
  readonly preview: (draft: Draft) => Promise<Preview>
  readonly define: (agreed: Agreed<Draft, Preview>) => WriteDefinition
  /** Undefined while the trade reactivates nothing. */
  readonly reactivated?: (preview: Preview | undefined) => ReactivatedRequest | undefined
  /** @param first older listings to cancel first; undefined if the plan's own first transaction is the first */
  readonly fee?: (first: readonly Listing[]) => FeeRequest | undefined
  readonly prices?: {
    readonly marks: ReadState<Marks>
    readonly review: (marks: Marks, draft: Draft, preview: Preview | undefined) => PriceReview<Warnings>
  }
}

export interface TradeState<
  Draft = unknown,
  Preview extends Previewed = Previewed,
  Warnings = unknown,
> extends WriteFlow {
  /** Whether the form is shown: nothing was submitted, or the user returned to it. */
  readonly isOpen: boolean
  /** What the form asks for; once submitted, what was submitted. Undefined for a write that began before the dialog. */
  readonly draft: Draft | undefined
  /** The current preview; once submitted, the one that was shown. Undefined for a write that began before the dialog. */
  readonly reading: ReadState<Preview> | undefined
  readonly preview: Preview | undefined
  /** Undefined while the preview loads, and if the write can't be executed. */
  readonly plan: ExecutablePlan<Preview> | undefined
  /** What was submitted last, also after the user returned to the form. */
  readonly agreed: Agreed<Draft, Preview> | undefined
  /** Undefined while the trade reactivates nothing. */
  readonly reactivated: Reactivated | undefined
  /** Whether the write that began cancels older listings first. */
  readonly cancelsOlder: boolean
  /** The fee of a first transaction that isn't the plan's. */
  readonly firstFee: ReadState<FirstFee> | undefined
  /** Undefined until the market prices are known. */
  readonly warnings: Warnings | undefined
  /** What the user must confirm before submitting; undefined for a usual price. */
  readonly confirmation:
    | {
        readonly label: Value
        readonly isConfirmed: boolean
        readonly confirm: (isConfirmed: boolean) => void
      }
    | undefined
  /** Whether all that the user has to see and confirm was shown and confirmed. */
  readonly canSubmit: boolean
  /** Whether the user tried to submit: invalid fields then show their errors. */
  readonly wasSubmitted: boolean
  /** The write as it would begin now; undefined unless it can be submitted. */
  readonly define: () => WriteDefinition | undefined
  /** Begins the write if it can be submitted. */
  readonly submit: () => void
}

/** For what is only read with a draft: without one, its key is undefined and nothing is read. */
export const NEVER = new Promise<never>(() => {})

export function useTrade<Draft, Preview extends Previewed, Marks = never, Warnings = never>(
  request: TradeRequest<Draft, Preview, Marks, Warnings>,
): TradeState<Draft, Preview, Warnings> {
  const { write, draftKey, prices } = request
  const { round } = write
  const isOpen = write.progress.status === 'open'
  const requestedDraft = isOpen ? request.draft : undefined
  const current = useDebouncedRead(requestedDraft === undefined ? undefined : `${draftKey}:${round}`, () =>
    requestedDraft === undefined ? NEVER : request.preview(requestedDraft),
  )
  const [agreed, setAgreed] = useState<Agreed<Draft, Preview>>()
  const reading: ReadState<Preview> | undefined = isOpen
    ? current
    : agreed && { status: 'loaded', value: agreed.preview }
  const preview = reading?.status === 'loaded' ? reading.value : undefined
  const plan =
    preview?.verdict.status === 'executable' ? (preview.verdict.plan as ExecutablePlan<Preview>) : undefined
  const draft = isOpen ? request.draft : agreed?.draft

  const reactivatedRequest = request.reactivated?.(preview)
  const [cancels, setCancels] = useState(true)
  const reactivatedReading = useDebouncedRead(
    reactivatedRequest && `${reactivatedRequest.key}:${round}`,
    () => (reactivatedRequest === undefined ? NEVER : reactivatedRequest.read()),
  )
  const first =
    cancels && reactivatedRequest !== undefined && reactivatedReading.status === 'loaded'
      ? reactivatedReading.value.listings
      : []

  const feeRequest = isOpen ? request.fee?.(first) : undefined
  const firstFee = usePreparedFee(feeRequest && `${feeRequest.key}:${round}`, () =>
    feeRequest === undefined ? NEVER : feeRequest.prepare(),
  )

  const review =
    draft === undefined || prices?.marks.status !== 'loaded'
      ? undefined
      : prices.review(prices.marks.value, draft, preview)
  // A confirmation is for one price of one thing: another needs another.
  const [confirmedKey, setConfirmedKey] = useState<string>()
  const unusual = review?.unusual
  const isConfirmed = unusual === undefined || confirmedKey === unusual.key

  const isWaiting =
    (reactivatedRequest !== undefined && reactivatedReading.status === 'loading') ||
    firstFee?.status === 'loading' ||
    prices?.marks.status === 'loading'
  const ready: Agreed<Draft, Preview> | undefined =
    !isOpen || draft === undefined || preview === undefined || plan === undefined || isWaiting || !isConfirmed
      ? undefined
      : { draft, draftKey, preview, plan, first }
  const [wasSubmitted, setSubmitted] = useState(false)

  return {
    ...write,
    isOpen,
    draft,
    reading,
    preview,
    plan,
    agreed,
    reactivated: reactivatedRequest && {
      kind: reactivatedRequest.kind,
      reading: reactivatedReading,
      cancels,
      setCancels,
    },
    cancelsOlder: agreed !== undefined && agreed.first.length > 0,
    firstFee,
    warnings: review?.warnings,
    confirmation: unusual && {
      label: unusual.label,
      isConfirmed,
      confirm: (confirmed) => setConfirmedKey(confirmed ? unusual.key : undefined),
    },
    canSubmit: ready !== undefined,
    wasSubmitted,
    define: () => ready && request.define(ready),
    submit() {
      setSubmitted(true)
      if (ready === undefined) return
      setAgreed(ready)
      write.begin(request.define(ready))
    },
  }
}

/** Of a write that shows nothing from the chain before it is confirmed. */
const NO_PREVIEW = { verdict: { status: 'executable', plan: null } } as const

/** A trade without a form or a preview: it can be confirmed once the older listings that it reactivates are shown. */
export function useConfirmedTrade({
  write,
  define,
  reactivated,
}: {
  readonly write: WriteFlow
  readonly define: () => WriteDefinition
  readonly reactivated?: () => ReactivatedRequest | undefined
}): TradeState {
  return useTrade({
    write,
    draft: NO_PREVIEW,
    draftKey: '',
    preview: () => Promise.resolve(NO_PREVIEW),
    define,
    ...(reactivated !== undefined && { reactivated }),
  })
}

export interface FirstFee {
  /** In wei of the native coin; null without an estimate. */
  readonly networkFee: Wei | null
  /** Whether other transactions follow. */
  readonly isFirst: boolean
}

const UNKNOWN_FEE: FirstFee = { networkFee: null, isFirst: false }

/**
 * Prepares a write's first transaction as it will be prepared before the signature, without sending it.
 * @param key of everything that the transaction depends on; undefined while there is none
 */
export function usePreparedFee(
  key: string | undefined,
  prepare: () => Promise<Prepared | undefined>,
): ReadState<FirstFee> | undefined {
  const reading = useDebouncedRead(key, async (): Promise<FirstFee> => {
    const prepared = await prepare()
    if (prepared?.status !== 'ready') return UNKNOWN_FEE
    return { networkFee: prepared.networkFee ?? null, isFirst: !prepared.step.last }
  })
  return key === undefined ? undefined : reading
}
