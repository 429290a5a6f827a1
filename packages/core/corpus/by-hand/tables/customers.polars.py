    customers = pl.scan_csv(
        input_dir / "customers.csv",
        schema={
            "customer_id": pl.Int64,
            "name": pl.String,
            "country": pl.String,
            "signed_up_on": pl.Date,
        },
    )
