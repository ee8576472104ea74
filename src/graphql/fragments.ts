// Fragment masking: a component declares what it reads, and only it can read that.
import type { TypedDocumentNode } from '@graphql-typed-document-node/core'

type Name<Data> = Data extends { readonly ' $fragmentName'?: infer Of extends string } ? Of : never

/** What a parent hands to the component that owns the fragment: opaque until {@link readFragment} opens it. */
export type FragmentRef<Document> =
  Document extends TypedDocumentNode<infer Data, Record<string, never>>
    ? { readonly ' $fragmentRefs'?: { readonly [Key in Name<Data>]: Data } }
    : never

/**
 * Opens a fragment reference inside the component that owns the fragment. Costs nothing: the mask is in the types
 * alone.
 */
export function readFragment<Data>(
  document: TypedDocumentNode<Data, Record<string, never>>,
  reference: FragmentRef<TypedDocumentNode<Data, Record<string, never>>>,
): Data
export function readFragment<Data>(
  document: TypedDocumentNode<Data, Record<string, never>>,
  reference: FragmentRef<TypedDocumentNode<Data, Record<string, never>>> | null | undefined,
): Data | null
export function readFragment<Data>(
  document: TypedDocumentNode<Data, Record<string, never>>,
  references: readonly FragmentRef<TypedDocumentNode<Data, Record<string, never>>>[],
): readonly Data[]
export function readFragment(_document: unknown, reference: unknown): unknown {
  return reference ?? null
}
