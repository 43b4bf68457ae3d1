/** Names of object identifiers in certificates (RFC 5280, RFC 4055, RFC 5758, RFC 8410, RFC 6962, Microsoft). */
export const SIGNATURES: Readonly<Record<string, { name: string; weak?: true }>> = {
  '1.2.840.113549.1.1.2': { name: 'MD2 with RSA', weak: true },
  '1.2.840.113549.1.1.4': { name: 'MD5 with RSA', weak: true },
  '1.2.840.113549.1.1.5': { name: 'SHA-1 with RSA', weak: true },
  '1.2.840.113549.1.1.10': { name: 'RSA-PSS' },
  '1.2.840.113549.1.1.11': { name: 'SHA-256 with RSA' },
  '1.2.840.113549.1.1.12': { name: 'SHA-384 with RSA' },
  '1.2.840.113549.1.1.13': { name: 'SHA-512 with RSA' },
  '1.2.840.113549.1.1.14': { name: 'SHA-224 with RSA' },
  '1.2.840.10040.4.3': { name: 'SHA-1 with DSA', weak: true },
  '2.16.840.1.101.3.4.3.2': { name: 'SHA-256 with DSA' },
  '1.2.840.10045.4.1': { name: 'SHA-1 with ECDSA', weak: true },
  '1.2.840.10045.4.3.1': { name: 'SHA-224 with ECDSA' },
  '1.2.840.10045.4.3.2': { name: 'SHA-256 with ECDSA' },
  '1.2.840.10045.4.3.3': { name: 'SHA-384 with ECDSA' },
  '1.2.840.10045.4.3.4': { name: 'SHA-512 with ECDSA' },
  '1.3.101.112': { name: 'Ed25519' },
  '1.3.101.113': { name: 'Ed448' },
};

export const EXTENSIONS: Readonly<Record<string, string>> = {
  '2.5.29.9': 'subjectDirectoryAttributes',
  '2.5.29.14': 'subjectKeyIdentifier',
  '2.5.29.15': 'keyUsage',
  '2.5.29.17': 'subjectAltName',
  '2.5.29.18': 'issuerAltName',
  '2.5.29.19': 'basicConstraints',
  '2.5.29.30': 'nameConstraints',
  '2.5.29.31': 'cRLDistributionPoints',
  '2.5.29.32': 'certificatePolicies',
  '2.5.29.35': 'authorityKeyIdentifier',
  '2.5.29.36': 'policyConstraints',
  '2.5.29.37': 'extKeyUsage',
  '2.5.29.46': 'freshestCRL',
  '2.5.29.54': 'inhibitAnyPolicy',
  '1.3.6.1.5.5.7.1.1': 'authorityInfoAccess',
  '1.3.6.1.5.5.7.1.3': 'qcStatements',
  '1.3.6.1.5.5.7.1.11': 'subjectInfoAccess',
  '1.3.6.1.5.5.7.1.24': 'tlsFeature',
  '1.3.6.1.4.1.11129.2.4.2': 'signedCertificateTimestamps',
  '1.3.6.1.4.1.11129.2.4.3': 'ctPoison',
  '1.3.6.1.5.5.7.48.1.5': 'ocspNoCheck',
  '2.16.840.1.113730.1.1': 'netscapeCertType',
  '2.16.840.1.113730.1.13': 'netscapeComment',
  '1.3.6.1.4.1.311.20.2': 'microsoftCertificateTemplate',
  '1.3.6.1.4.1.311.21.7': 'microsoftCertificateTemplate',
};

export const PURPOSES: Readonly<Record<string, string>> = {
  '1.3.6.1.5.5.7.3.1': 'serverAuth',
  '1.3.6.1.5.5.7.3.2': 'clientAuth',
  '1.3.6.1.5.5.7.3.3': 'codeSigning',
  '1.3.6.1.5.5.7.3.4': 'emailProtection',
  '1.3.6.1.5.5.7.3.8': 'timeStamping',
  '1.3.6.1.5.5.7.3.9': 'OCSPSigning',
  '2.5.29.37.0': 'anyExtendedKeyUsage',
  '1.3.6.1.4.1.311.10.3.4': 'encryptingFileSystem',
  '1.3.6.1.4.1.311.10.3.12': 'documentSigning',
  '1.3.6.1.4.1.311.20.2.2': 'smartcardLogon',
};

/** Bits of the key usage, the first bit first (RFC 5280, 4.2.1.3). */
export const USAGES = [
  'digitalSignature',
  'nonRepudiation',
  'keyEncipherment',
  'dataEncipherment',
  'keyAgreement',
  'keyCertSign',
  'cRLSign',
  'encipherOnly',
  'decipherOnly',
] as const;

export const POLICIES: Readonly<Record<string, string>> = {
  '2.5.29.32.0': 'anyPolicy',
  '2.23.140.1.1': 'extended validation',
  '2.23.140.1.2.1': 'domain validated',
  '2.23.140.1.2.2': 'organization validated',
  '2.23.140.1.2.3': 'individual validated',
};

export const ACCESS: Readonly<Record<string, string>> = {
  '1.3.6.1.5.5.7.48.1': 'OCSP',
  '1.3.6.1.5.5.7.48.2': 'CA Issuers',
};
