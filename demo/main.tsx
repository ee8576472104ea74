// The demo wallet's entry point, separate from the app's: only Vite's mode `demo` adds it to the page
// (vite.plugins.ts).
import { servedConfig } from '../src/app/servedConfig.ts'
import { showInDemoSlot } from '../src/app/DemoSlot.tsx'

const config = servedConfig(document)
if (config?.demoWallet !== undefined) {
  const { network, demoWallet } = config
  // Loaded separately, so that the app's initial files stay close to production's.
  void import('./DemoWallet.tsx').then(({ DemoWallet }) =>
    showInDemoSlot(<DemoWallet network={network} accounts={demoWallet.accounts} />),
  )
}
