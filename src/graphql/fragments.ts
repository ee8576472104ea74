// Fragment masking: only the component that declares a fragment can read its data.
import type { TypedDocumentNode } from '@graphql-typed-document-node/core'

type Name<Data> = Data extends { readonly ' $fragmentName'?: infer Of extends string } ? Of : never

/** A reference that a parent passes to the fragment's component, opaque until {@link readFragment} opens it. */
export type FragmentRef<Document> =
  Document extends TypedDocumentNode<infer Data, Record<string, never>>
    ? { readonly ' $fragmentRefs'?: { readonly [Key in Name<Data>]: Data } }
    : never

/**
 * Opens a fragment reference in the component that owns the fragment. It has no cost: masking exists in the types
 * only.
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
