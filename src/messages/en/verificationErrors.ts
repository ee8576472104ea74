// What keeps a history from being checked, or a proof bundle from being read.
import { catalog } from '../catalog.ts'

export const verificationErrors = catalog('verificationErrors', {
  notJson: 'This isn’t a JSON file.',
  notBundle: 'This isn’t a proof bundle.',
  unknownVersion: 'This version of proof bundles isn’t supported.',
  damaged: 'This proof bundle is damaged.',
  unreadable: 'The RPC node sent an unreadable answer.',
  otherBlocks: 'The RPC node returned events of blocks that weren’t requested.',
  otherBlock: 'The RPC node returned another block than the one requested.',
  header: 'The RPC node sent an unreadable block header.',
  budget: 'The check would need more requests than its limit.',
  silent: 'The RPC node doesn’t answer, or limits the rate of requests.',
  noNode: 'No RPC node is configured.',
  otherChain: 'The RPC node serves another chain than the one of this history.',
  stopped: 'The check stopped unexpectedly. Retry in a moment.',
  failed: 'Something went wrong. Retry in a moment.',
})
