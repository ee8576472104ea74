// A collection's name for people.

/** What a collection is called when its contract gives no name. */
export function collectionName({ name }: { readonly name: string | null }): string {
  return name?.trim() || 'Unnamed collection'
}
