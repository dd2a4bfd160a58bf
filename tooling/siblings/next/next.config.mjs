/** @type {import('next').NextConfig} */
const config = { output: 'export', trailingSlash: true, devIndicators: false };

export default config;
