// How a transaction stands, in its dialog and in the tray of transactions.
import { catalog } from '../catalog.ts'

export const transactionsTexts = catalog('transactions', {
  checking: 'Checking against the chain.',
  inOtherTab: 'In progress in another tab. Finish it there.',
  confirm: 'Confirm in your wallet: {step}.',
  confirmInOtherTab: 'Another tab asked your wallet for this. Finish it there.',
  declined: 'You declined in your wallet. Nothing was sent.',
  declinedLater: 'You declined in your wallet. The earlier steps went through. Nothing more was sent.',
  declinedAfter: 'You declined in your wallet. {done} Nothing more was sent.',
  sent: 'Sent. Waiting for the network to confirm it.',
  sentStuck:
    'Sent, but taking longer than usual. You can speed it up or cancel it in your wallet, or close this page.',
  spedUp: 'Sent again from your wallet. Waiting for the network to confirm it.',
  spedUpStuck: 'Sent again from your wallet, but taking longer than usual.',
  undone: 'A chain reorganization undid this. Waiting for the network to confirm it again.',
  canceled: 'You canceled this in your wallet, so it had no effect.',
  replaced: 'Another transaction from your wallet replaced this one, so it had no effect.',
  untraceable:
    'Another transaction from your wallet replaced this one, or is this one. Check your wallet before you try again.',
  dropped:
    'The network hasn’t seen this transaction for a while. If you changed it in your wallet, its status will update here. If not, you can try again.',
  mined: 'Confirmed on chain. Updating the site.',
  stalled:
    'Confirmed on chain. The site is taking longer than usual to update. This page updates when the site does.',
  stateUnread:
    'The transaction was confirmed, but the contract didn’t say whether it worked. Check before you rely on it.',
  reverted: 'The network rejected this transaction.',
  revertedSilently: 'The network rejected this transaction and gave no reason. Nothing changed hands.',
  answerUnknown:
    'The page was closed while your wallet was asking, so your answer isn’t known here. If you confirmed, the status will update here. If not, start again.',
  notAsked: 'The page was closed before your wallet was asked again. Start again to continue.',
  walletBusy: 'Another tab is using your wallet. Finish there first.',
  feeTooLow:
    'Your wallet offered a lower fee than the network requires. Try again with the fee that your wallet suggests.',
  earlierDone:
    'Your earlier attempt went through, so nothing more was sent. Check the page before you start again.',
  earlierPending:
    'One of your transactions is pending and may be your earlier attempt, so nothing more was sent. Try again once it’s confirmed, or cancel it in your wallet.',
  earlierUntraceable:
    'Another transaction replaced your earlier attempt, or is that attempt, so nothing more was sent. Check your wallet before you start again.',
  interrupted: 'The first step went through, but the last one wasn’t started. Start again to finish.',
  untraced:
    'Your wallet was asked for this, but the network has no trace of it. Check your wallet before you try again.',
  walletChanged: 'Your wallet switched to another account or network, so nothing was signed.',
  readingReceipt: 'Confirmed on chain. Reading how many you received.',
  receiptUnreadable:
    'Your purchase went through, but its receipt couldn’t be read, so how many of the {count} you received isn’t known here. Check your items.',
  received:
    '{missing, plural, one {Received {received} of {count}. The other was sold first.} other {Received {received} of {count}. The others were sold first.}}',
  paidForReceived: 'You paid only for what you received.',
  paidPrice: 'You paid only for what you received: {price}.',
  approve: 'Approve',
  send: 'Send',
  stepConfirm: 'Confirm',
  stepIndex: 'Update site',
  stepWaiting: '{step}<quiet>, not started</quiet>',
  stepActive: '{step}<quiet>, in progress</quiet>',
  stepDone: '{step}<quiet>, done</quiet>',
  stepFailed: '{step}<quiet>, stopped here</quiet>',
  seeTransaction: 'See transaction',
  yours: 'Your transactions',
  dismiss: 'Dismiss',
  startAgain: 'Start again',
})
