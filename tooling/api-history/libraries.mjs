/** Libraries with a history: the first major that is read, and the documented version. */
export const libraries = [
  {
    id: 'material-ui',
    package: '@mui/material',
    from: 5,
    to: '7.1.1',
    /** What the types of a version need beside them: React's of its time. */
    typesFor: (version) => [
      Number.parseInt(version, 10) < 7 ? '@types/react@18.3.31' : '@types/react@19.3.0',
      '@emotion/react@11.14.0',
      '@emotion/styled@11.14.1',
    ],
  },
];
