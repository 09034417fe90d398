-- Whether a payment was begun where no money moves: the pages of its orders say so, whatever keys are entered later.
alter table payments add column if not exists sandbox boolean not null default false;
update payments set sandbox = true where operator = 'sandbox' and not sandbox;
