// What an item's contract says about its metadata now.
import { catalog } from '../catalog.ts'

export const contractMetadata = catalog('contractMetadata', {
  refresh: 'Refresh metadata',
  reading: 'Reading the metadata from the contract…',
  same: 'The metadata is up to date.',
  changed:
    'The contract has newer metadata, which this page read just now. This site still has the older one: everyone sees the new one once the contract announces it or the item changes hands.',
  first: 'This page read the metadata from the contract just now. This site’s records don’t have it yet.',
  hostChanged: 'This page read the metadata from {host} again just now. It has changed.',
  refreshed: 'Updated for you, on this page.',
  olderUnlisted:
    'The contract now points to {host}, from which this site doesn’t read metadata. What you see is older.',
  olderUnsupported:
    'The contract now points to an address in a format that this site doesn’t support. What you see is older.',
  olderInvalid: 'The contract has newer metadata, but it isn’t a valid document. What you see is older.',
  olderTooLarge: 'The contract has newer metadata, but it’s larger than 1 MB. What you see is older.',
  olderUnreachable:
    'The contract has newer metadata, but it couldn’t be read. What you see is older. Refresh the metadata to retry.',
  noAddress: 'The contract didn’t return a metadata address, so nothing changed.',
  tooLarge: 'The contract returned more than 1 MB, which this site doesn’t read. Nothing changed.',
  outOfGas:
    'Couldn’t read the contract: its answer takes more gas than the network connection allows. Nothing changed.',
  nodeFailed: 'Couldn’t read the contract. Check your connection and retry.',
  hostFailed: 'Couldn’t read the metadata. Retry in a moment.',
})
