import NoSsr from '@mui/material/NoSsr';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';

function ReaderLanguage() {
  const name = new Intl.DisplayNames(navigator.language, { type: 'language' });
  return <Typography>Your browser asks for {name.of(navigator.language)}.</Typography>;
}

export default function LanguageOfReader() {
  return (
    <NoSsr fallback={<Skeleton width={280} height={24} />}>
      <ReaderLanguage />
    </NoSsr>
  );
}
