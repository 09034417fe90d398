-- Goods that nobody sends back hold a case open no longer than this: when it closes, after a last reminder; null: nobody was reminded yet.
alter table return_cases add column close_until timestamptz;
create index return_cases_closing on return_cases (close_until) where status in ('opened', 'accepted') and close_until is not null;

-- `stopped`: withdrawn from before the goods left, which ended the order with it.
alter table return_cases drop constraint return_cases_status_check;
alter table return_cases add constraint return_cases_status_check check (status in ('opened', 'accepted', 'sent', 'received', 'settled',
  'rejected', 'cancelled', 'lapsed', 'disputed', 'stopped')) not valid;
alter table return_cases validate constraint return_cases_status_check;

-- Claims that were accepted before accepting began a time to send, and those whose goods went back before money got a day: both begin now.
update return_cases set send_until = (date_trunc('day', now() at time zone 'Europe/Warsaw') + interval '15 days') at time zone 'Europe/Warsaw'
  where kind = 'claim' and status = 'accepted' and remedy in ('repair', 'replacement', 'refund') and send_until is null;
update return_cases set money_until = (date_trunc('day', now() at time zone 'Europe/Warsaw') + interval '15 days') at time zone 'Europe/Warsaw'
  where kind = 'claim' and status in ('sent', 'received') and remedy = 'refund' and money_until is null;
