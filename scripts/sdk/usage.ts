export const SDK_USAGE = `npm run sdk [-- --check]                             writes the SDKs, or only compares them
npm run sdk pack [language] [-- --release --missing]   builds their packages`;
