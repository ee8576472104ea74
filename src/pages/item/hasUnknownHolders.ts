// Whether an edition may have holders and a supply that the index doesn't know.

export interface Edition {
  readonly standard: 'ERC721' | 'ERC1155'
  readonly collection: { readonly historyComplete: boolean }
}

/** True for an edition whose first mints may be older than the index. */
export function hasUnknownHolders({ standard, collection }: Edition): boolean {
  return standard === 'ERC1155' && !collection.historyComplete
}
