    customers = pd.read_csv(
        input_dir / "customers.csv",
        dtype={"customer_id": "Int64", "name": "string", "country": "string"},
        parse_dates=["signed_up_on"],
        date_format="%Y-%m-%d",
        keep_default_na=False,
        na_values=[""],
    )
