-- A page's address names nobody: `https://known.example@evil.example` shows another name than where it leads.
update companies set website = regexp_replace(website, '^(https?://)[^/?#]*@', '\1', 'i')
where website ~* '^https?://[^/?#]*@';
