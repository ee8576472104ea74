// Constants that the build replaces.

/** True in the local stack's build, which offers the in-page wallet; dead code elsewhere. */
declare const __DEMO_WALLET__: boolean
